import { onTestFinished } from 'vitest'
import { getTestService } from './getTestService.ts'

interface Arrived {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly event: { readonly url: string; readonly props: { readonly event: string; readonly properties?: unknown } }
}

/** Reads the analytics events of one project. With a project of its own, a test gets no late events of other tests. */
export function readAnalytics(projectId: string) {
  const read = async <T extends Pick<Arrived, 'query'>>(name: string): Promise<readonly T[]> => {
    const answer = await fetch(`${getTestService('directoryUrl')}/__sandbox/${name}`)
    return ((await answer.json()) as readonly T[]).filter(({ query }) => query.projectId === projectId)
  }
  const events = () => read<Arrived>('events')
  return {
    events,
    names: async () => (await events()).map(({ event }) => event.props.event),
    asked: async () => (await read<Arrived>('requests')).map(({ path }) => path),
  }
}

/** Sets the directory's answer to `/getAnalyticsConfig` until the test ends. */
export async function setDirectoryAnalytics(isAnalyticsEnabled: boolean): Promise<void> {
  const url = `${getTestService('directoryUrl')}/__sandbox/answers`
  onTestFinished(async () => void (await fetch(url, { method: 'DELETE' })))
  await fetch(url, { method: 'PUT', body: JSON.stringify({ isAnalyticsEnabled }) })
}
