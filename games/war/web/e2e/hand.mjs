// A hand on the map: where a click means a region.

/** The camera rests: the sheet is drawn sharp, and lies as it lay some frames before. A table that is opened is laid out more than once. */
export async function mustRest(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const lies = () => {
      const sheet = document.querySelector('.sheet');
      const { left, top, width } = sheet.getBoundingClientRect();
      return sheet.style.willChange === '' ? [left, top, width].join() : '';
    };
    for (let [before, still] = ['', 0]; still < 8; await frame()) {
      const now = lies();
      still = now !== '' && now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** A point of the map where a click is one on this region, once the map lies still. */
export async function pointOf(page, region) {
  await mustRest(page);
  const handle = await page.waitForFunction((region) => {
    const path = document.querySelector(`[data-region="${region}"]`);
    const box = path?.getBoundingClientRect();
    if (!box) return null;
    const isHit = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at?.closest('[data-army]') ? at.closest('[data-army]').dataset.army === region : at === path;
    };
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        if (isHit(x, y)) return { x, y };
      }
    }
    return null;
  }, region);
  return handle.jsonValue();
}

export async function clickRegion(page, region) {
  const { x, y } = await pointOf(page, region);
  await page.mouse.click(x, y);
}
