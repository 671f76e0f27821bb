// Positions to look at: the start of the game as the rules have it, and a made-up war with a bit of everything.
import { parse } from 'smol-toml';
import { data } from './data';
import type { Mark } from '@house/lib/asking.svelte';
import type { Figures, RegionState } from './types';

interface Position {
  regions: Record<string, RegionState>;
  fellowship: { region: string; progress: number; corruption: number; hidden: boolean; mordor: number | null };
  politics: Record<string, { steps: number; active: boolean }>;
  points: { fp: number; sh: number };
}

interface Setup {
  nation: { id: string; steps_to_war: number; active: boolean }[];
  army: { region: string; nation: string; regular?: number; elite?: number; leader?: number; nazgul?: number }[];
}

const { nation, army } = parse(data('setup.toml')) as unknown as Setup;
const SHADOW = ['isengard', 'sauron', 'southrons'];
const locales = import.meta.glob<string>('../../../words/*/war.ftl', { query: '?raw', import: 'default', eager: true });

/** Some names in Hebrew letters, as long as real ones, while the table of words has none. */
export const HEBREW: Record<string, string> = {
  'minas-tirith': 'מינאס טירית',
  'minas-morgul': 'מינאס מורגול',
  'western-mirkwood': 'יער אופל המערבי',
  'eastern-mirkwood': 'יער אופל המזרחי',
  'northern-mirkwood': 'יער אופל הצפוני',
  'western-brown-lands': 'הארצות החומות המערביות',
  'eastern-brown-lands': 'הארצות החומות המזרחיות',
  'north-anduin-vale': 'עמק האנדואין הצפוני',
  'dead-marshes': 'ביצות המתים',
  'helms-deep': 'מצולת הלם',
  'fords-of-isen': 'מעברות האייזן',
  'the-shire': 'הפלך',
  rivendell: 'ריוונדל',
  'old-ford': 'המעבר הישן',
  'iron-hills': 'גבעות הברזל',
  'barad-dur': 'באראד־דור',
  'grey-havens': 'הנמלים האפורים',
  gorgoroth: 'גורגורות',
};

export function wordsOf(language: string): { regions: Record<string, string> } {
  const words = locales[`../../../words/${language}/war.ftl`]!;
  const found = [...words.matchAll(/^region-(\S+) = (.+)$/gm)];
  const regions = Object.fromEntries(found.map(([, id, name]) => [id, name!.trim()]));
  return { regions: language === 'he' ? { ...regions, ...HEBREW } : regions };
}

const figures = (units: Figures['units'], nazgul = 0, characters: string[] = []): Figures => ({ units, nazgul, characters });
const some = (regulars: number, elites = 0, leaders = 0) => ({ regulars, elites, leaders });

export const atStart: Position = {
  regions: Object.fromEntries(
    army.map(({ region, nation, regular, elite, leader, nazgul }) => {
      const here = figures({ [nation]: some(regular ?? 0, elite, leader) }, nazgul);
      return [region, SHADOW.includes(nation) ? { sh: here } : { fp: here }];
    }),
  ),
  fellowship: { region: 'rivendell', progress: 0, corruption: 0, hidden: true, mordor: null },
  politics: Object.fromEntries(nation.map(({ id, steps_to_war, active }) => [id, { steps: steps_to_war, active }])),
  points: { fp: 0, sh: 0 },
};

export const atWar: Position = {
  regions: {
    ...atStart.regions,
    'minas-tirith': {
      fp: figures({ gondor: some(2, 3, 1) }, 0, ['gandalf-the-white']),
      sh: figures({ sauron: some(5, 2), southrons: some(3) }, 4, ['witch-king']),
      besieged: 'fp',
    },
    'helms-deep': { fp: figures({ rohan: some(1, 2, 1) }), sh: figures({ isengard: some(5, 3) }, 0, ['saruman']), besieged: 'fp' },
    lorien: { sh: figures({ sauron: some(4, 1) }, 1), captured_by: 'sh' },
    'the-shire': { captured_by: 'sh' },
    orthanc: { fp: figures({ rohan: some(2, 1, 1), elves: some(0, 2, 1) }, 0, ['strider', 'gimli', 'legolas']), captured_by: 'fp' },
    'old-ford': { fp: figures({ north: some(2, 1, 1), dwarves: some(1, 2), elves: some(1) }, 0, ['gimli']) },
    'weather-hills': { sh: figures({ sauron: some(10) }, 2) },
    fangorn: { fp: figures({}, 0, ['meriadoc', 'peregrin']) },
    dagorlad: { fp: figures({}, 0, ['strider']), sh: figures({ sauron: some(6, 1) }, 3) },
    osgiliath: { sh: figures({ sauron: some(7, 3) }, 2, ['mouth-of-sauron']) },
    dale: { fp: figures({ north: some(1, 2, 1) }), sh: figures({ southrons: some(5, 2) }, 1), besieged: 'fp' },
  },
  fellowship: { region: 'parth-celebrant', progress: 3, corruption: 5, hidden: true, mordor: null },
  politics: {
    ...atStart.politics,
    gondor: { steps: 0, active: true },
    rohan: { steps: 0, active: true },
    isengard: { steps: 0, active: true },
    sauron: { steps: 0, active: true },
    southrons: { steps: 0, active: true },
    north: { steps: 2, active: true },
  },
  points: { fp: 2, sh: 6 },
};

export const marksToSee: Record<string, Mark> = {
  orthanc: 'from',
  'fords-of-isen': 'target',
  'gap-of-rohan': 'option',
  'south-dunland': 'option',
  fangorn: 'option',
  westemnet: 'option',
  eastemnet: 'option',
  folde: 'chosen',
  'dead-marshes': 'last',
  dagorlad: 'last',
  'north-rhun': 'option',
};
