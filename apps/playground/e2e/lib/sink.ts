import { onTestFinished } from 'vitest'
import { given } from './given.ts'

interface Arrived {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly event: { readonly url: string; readonly props: { readonly event: string; readonly properties?: unknown } }
}

/** What arrives at the directory for one project. A project that no other test has keeps their late beacons out. */
export function sinkOf(projectId: string) {
  const read = async <T extends Pick<Arrived, 'query'>>(name: string): Promise<readonly T[]> => {
    const answer = await fetch(`${given('directoryUrl')}/__sandbox/${name}`)
    return ((await answer.json()) as readonly T[]).filter(({ query }) => query.projectId === projectId)
  }
  const events = () => read<Arrived>('events')
  return {
    events,
    names: async () => (await events()).map(({ event }) => event.props.event),
    /** Paths that were asked for. */
    asked: async () => (await read<Arrived>('requests')).map(({ path }) => path),
  }
}

/** What the directory answers to `/getAnalyticsConfig`, until the test ends. */
export async function setAnalytics(isAnalyticsEnabled: boolean): Promise<void> {
  const url = `${given('directoryUrl')}/__sandbox/answers`
  onTestFinished(async () => void (await fetch(url, { method: 'DELETE' })))
  await fetch(url, { method: 'PUT', body: JSON.stringify({ isAnalyticsEnabled }) })
}
