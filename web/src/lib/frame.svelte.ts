// The links that all pages share stand above every page but a table, which fills the window.

let isTable = $state(true);

export const frame = {
  /** Whether the page of a match is a table at the moment. */
  get isTable(): boolean {
    return isTable;
  },
  /** Says so while a component is there. */
  fillWhile(isFull: () => boolean): void {
    $effect(() => {
      isTable = isFull();
      return () => (isTable = true);
    });
  },
};
