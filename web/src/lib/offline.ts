// What works without a connection: the house is kept by the worker when it is installed, a game when it is first opened.

/** Asks the worker to keep the files of a game. Without a worker nothing is kept. */
export function keepGame(game: string): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: game }));
}
