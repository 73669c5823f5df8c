import type { TestProject } from 'vitest/node'
import { buildSite } from '../../lib/buildSite.ts'
import { serveSite } from '../../lib/serveSite.ts'
import { startCounterparts } from '../../lib/startCounterparts.ts'
import { stopAll } from '../../lib/stopAll.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly visited: { readonly siteUrl: string; readonly phoneUrl: string; readonly inboxUrl: string }
  }
}

/** The site as it ships, its chains and its services: one set, for one browser after another. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const teardown = () => stopAll(stops)
  try {
    const { outDir, remove } = await buildSite('production')
    stops.push(remove)
    const { local, signInDirectoryUrl } = await startCounterparts(stops)
    const { url, stop } = await serveSite(outDir, () => ({ ...local, directoryUrl: signInDirectoryUrl }))
    stops.push(stop)
    provide('visited', { siteUrl: url, phoneUrl: local.phoneUrl, inboxUrl: local.inboxUrl })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
