import { launchBrowser } from './launchBrowser.ts'
import { serveApp } from './serveApp.ts'
import type { TestServices } from './slot.ts'
import { startPlaygroundServices } from './startPlaygroundServices.ts'
import { stopAll } from './stopAll.ts'

export interface BuiltAppFolders {
  readonly production: string
  readonly development: string
}

/**
 * Starts a worker's browser and web servers. Resolves with a function that starts fresh chains and services in place
 * of the previous ones, so that test files stay independent.
 */
export async function startWorkerServices(
  sites: BuiltAppFolders,
  stops: (() => Promise<unknown>)[],
  database?: string,
): Promise<() => Promise<TestServices>> {
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  let local: object = {}
  const serve = async (outDir: string) => {
    const { url, stop } = await serveApp(outDir, () => local)
    stops.push(stop)
    return url
  }
  const siteUrl = await serve(sites.production)
  const developmentUrl = await serve(sites.development)

  const worldStops: (() => Promise<unknown>)[] = []
  let renewed: Promise<unknown> = Promise.resolve()
  stops.push(async () => {
    // Wait for a pending start before stopping.
    await renewed
    await stopAll(worldStops)
  })
  const renew = async (): Promise<TestServices> => {
    await stopAll(worldStops)
    const counterparts = await startPlaygroundServices(worldStops, database)
    local = counterparts.local
    return {
      ...counterparts.local,
      siteUrl,
      developmentUrl,
      wsEndpoint: browser.wsEndpoint(),
      signInDirectoryUrl: counterparts.signInDirectoryUrl,
      wallets: counterparts.wallets,
      builtFolder: sites.production,
    }
  }
  return () => {
    const slot = renew()
    renewed = slot.catch(() => undefined)
    return slot
  }
}
