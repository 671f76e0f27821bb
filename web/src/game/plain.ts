// A game of which the client knows nothing: its view is shown as it comes, and all else in words.

import type { AnyKind } from './kinds';
import PlainView from './PlainView.svelte';

export const plain: AnyKind = { panels: [{ id: 'view', Panel: PlainView }] };
