import { launchBrowser } from './launchBrowser.ts'
import { serveSite } from './serveSite.ts'
import type { Slot } from './slot.ts'
import { startCounterparts } from './startCounterparts.ts'

export interface Sites {
  readonly production: string
  readonly development: string
}

/** Chains, services, a browser and the site's servers for one worker. How to end each is put into `stops` at once. */
export async function startSlot(sites: Sites, stops: (() => Promise<unknown>)[]): Promise<Slot> {
  const { wallets, signInDirectoryUrl, local } = await startCounterparts(stops)
  const serve = async (outDir: string) => {
    const { url, stop } = await serveSite(outDir, local)
    stops.push(stop)
    return url
  }
  const siteUrl = await serve(sites.production)
  const developmentUrl = await serve(sites.development)
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  return {
    ...local,
    siteUrl,
    developmentUrl,
    wsEndpoint: browser.wsEndpoint(),
    signInDirectoryUrl,
    wallets,
    builtFolder: sites.production,
  }
}
