/** Until the browser has compiled what opening and closing runs; what it keeps for that is not ours. */
const WARM_UP = 50
const CYCLES = 50

/**
 * What is kept each time the modal is opened and closed: the lesser of two rounds. What comes once, whenever that is, comes
 * in one of them; what comes each time comes in both.
 */
export async function leaks({ browser, server }) {
  const visit = await browser.visit(`${server.url}/foyer/`)
  const { page, cdp } = visit
  await page.evaluate(cycle, WARM_UP)
  const before = await count(cdp)
  await page.evaluate(cycle, CYCLES)
  const between = await count(cdp)
  await page.evaluate(cycle, CYCLES)
  const after = await count(cdp)
  await visit.leave()
  const per = (name) => Math.min(between[name] - before[name], after[name] - between[name]) / CYCLES
  return { heap: per('heap'), nodes: per('nodes'), listeners: per('listeners') }
}

/** Runs in the page, so that nothing of the driver is counted. */
async function cycle(times) {
  const until = (isTrue) =>
    new Promise((resolve) => {
      const look = () => (isTrue() ? resolve() : requestAnimationFrame(look))
      look()
    })
  for (let time = 0; time < times; time++) {
    document.querySelector('button.fy-page').click()
    await until(() => window.__inModal('.fy-row'))
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    window.__inModal('[role=dialog]').dispatchEvent(press)
    await until(() => !window.__inModal('.fy-scrim'))
  }
}

/** What is really kept: the least of a few counts, because what was dropped last is let go a little later. */
async function count(cdp) {
  let least = { heap: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY, listeners: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5; round++) {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
    least = {
      heap: Math.min(least.heap, heap),
      nodes: Math.min(least.nodes, nodes),
      listeners: Math.min(least.listeners, listeners),
    }
    await cdp.send('Runtime.evaluate', { expression: 'new Promise(requestAnimationFrame)', awaitPromise: true })
  }
  return least
}
