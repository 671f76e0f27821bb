// The tables of the rules, for the tests of the map and for looking at it by itself. They are no part of the client.

const files = import.meta.glob<string>('../../../rules/data/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function data(name: string): string {
  const path = Object.keys(files).find((each) => each.endsWith(`/${name}`));
  return files[path ?? ''] ?? '';
}
