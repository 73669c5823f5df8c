import type { TestProject } from 'vitest/node'
import { buildApp } from '../../lib/buildApp.ts'
import { serveApp } from '../../lib/serveApp.ts'
import { startPlaygroundServices } from '../../lib/startPlaygroundServices.ts'
import { stopAll } from '../../lib/stopAll.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly visited: { readonly siteUrl: string; readonly phoneUrl: string; readonly inboxUrl: string }
  }
}

/** Starts the built playground with its chains and services, one set for all browsers in turn. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const teardown = () => stopAll(stops)
  try {
    const { outDir, remove } = await buildApp('production')
    stops.push(remove)
    const { local, signInDirectoryUrl } = await startPlaygroundServices(stops)
    const { url, stop } = await serveApp(outDir, () => ({ ...local, directoryUrl: signInDirectoryUrl }))
    stops.push(stop)
    provide('visited', { siteUrl: url, phoneUrl: local.phoneUrl, inboxUrl: local.inboxUrl })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
