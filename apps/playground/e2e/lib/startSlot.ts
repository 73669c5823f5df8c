import { launchBrowser } from './launchBrowser.ts'
import { serveSite } from './serveSite.ts'
import type { Slot } from './slot.ts'
import { startCounterparts } from './startCounterparts.ts'
import { stopAll } from './stopAll.ts'

export interface Sites {
  readonly production: string
  readonly development: string
}

/**
 * Starts a browser and the site's servers for one worker. What it resolves with starts chains and services that nobody
 * has used, in place of those before: no test file sees what another has left.
 */
export async function startSlot(sites: Sites, stops: (() => Promise<unknown>)[]): Promise<() => Promise<Slot>> {
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  let local: object = {}
  const serve = async (outDir: string) => {
    const { url, stop } = await serveSite(outDir, () => local)
    stops.push(stop)
    return url
  }
  const siteUrl = await serve(sites.production)
  const developmentUrl = await serve(sites.development)

  const worldStops: (() => Promise<unknown>)[] = []
  let renewed: Promise<unknown> = Promise.resolve()
  stops.push(async () => {
    // What is being started must be there before it can be stopped.
    await renewed
    await stopAll(worldStops)
  })
  const renew = async (): Promise<Slot> => {
    await stopAll(worldStops)
    const counterparts = await startCounterparts(worldStops)
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
