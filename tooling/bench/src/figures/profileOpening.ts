import { clickButton } from '../clickButton'
import { computeMedian } from '../computeMedian'
import type { BenchBrowser, BenchContext, CdpSession, MeasuredApp } from '../types'
import { type Scenario, scenarios } from './measureOpeningTimes'
import { sumTraceEvents, type TraceEvent, type WorkKind } from './sumTraceEvents'

/** Chromium's trace categories of script, compiling, garbage collection, style, layout and paint. */
const CATEGORIES = ['devtools.timeline', 'v8', 'blink.user_timing', 'disabled-by-default-v8.compile']

interface ThreadEvent extends TraceEvent {
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

export type OpeningProfile = Record<WorkKind, number>

/**
 * Profiles the main thread from the click to the first row, in ms by kind of work, as medians of fresh visits. A trace
 * slows the page down, so its times are longer than those of `measureOpeningTimes`.
 */
export async function profileOpening(
  { browser, server }: Pick<BenchContext, 'browser' | 'server'>,
  { pages, visits, scenario }: { pages: readonly MeasuredApp[]; visits: number; scenario: keyof typeof scenarios },
): Promise<Record<string, OpeningProfile>> {
  const conditions = scenarios[scenario]
  if (!conditions) throw new Error(`No scenario is called ${scenario}.`)
  const runs = new Map(pages.map(({ name }): [string, OpeningProfile[]] => [name, []]))
  for (let visit = 0; visit < visits; visit++) {
    for (const page of pages) {
      runs.get(page.name)?.push(await profileVisit(browser, `${server.url}/vite/${page.page}/`, page, conditions))
    }
  }
  return Object.fromEntries([...runs].map(([name, all]) => [name, medianOf(all)]))
}

function medianOf(runs: readonly OpeningProfile[]): OpeningProfile {
  const of = (kind: WorkKind) => computeMedian(runs.map((run) => run[kind]))
  return {
    ...{ compile: of('compile'), script: of('script'), collect: of('collect') },
    ...{ style: of('style'), layout: of('layout'), paint: of('paint'), idle: of('idle') },
  }
}

async function profileVisit(browser: BenchBrowser, url: string, site: MeasuredApp, scenario: Scenario) {
  const { wait, aim, slowdown, latency, throughput } = scenario
  const { page, cdp, leave } = await browser.visit(url, { slowdown, latency, throughput })
  if (wait) await page.waitForTimeout(wait)
  const stop = await startTrace(cdp)
  const { first } = await clickButton(page, page.locator(site.button), site.row, aim)
  const events = await stop()
  await leave()
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  if (!click) throw new Error(`The trace of ${url} has no click.`)
  const thread = events.filter(({ pid, tid }) => pid === click.pid && tid === click.tid)
  return sumTraceEvents(thread, click.ts, click.ts + first * 1_000)
}

const isThreadEvent = (event: object): event is ThreadEvent =>
  'name' in event && 'ts' in event && 'pid' in event && 'tid' in event

const readEvents = (values: readonly object[]): readonly ThreadEvent[] => values.filter(isThreadEvent)

/** Starts a trace; the returned function stops it and returns its events. */
async function startTrace(cdp: CdpSession) {
  const events: ThreadEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...readEvents(value)))
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  })
  return async () => {
    const isComplete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
    await cdp.send('Tracing.end')
    await isComplete
    return events
  }
}
