import { env } from 'node:process'
import type { TestProject } from 'vitest/node'
import { buildSite } from './buildSite.ts'
import { launchBrowser } from './launchBrowser.ts'
import type {} from './provided.ts'
import { serveSite } from './serveSite.ts'
import { startCounterparts } from './startCounterparts.ts'

/** Starts what all tests share. Whatever fails on the way, what was started before is stopped. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const teardown = async () => {
    for (const stop of stops.splice(0).reverse()) {
      await stop().catch((error: unknown) => console.error(error))
    }
  }
  const start = async (mode: 'production' | 'development') => {
    const { outDir, remove } = await buildSite(mode)
    stops.push(remove)
    const { url, stop } = await serveSite(outDir)
    stops.push(stop)
    return { url, outDir }
  }
  try {
    const { wallets, signInDirectoryUrl, local } = await startCounterparts(stops)
    // Where the playground's own server looks for them.
    env.FOYER_SANDBOX = JSON.stringify(local)

    // Two builds at once would only share two cores.
    const site = await start('production')
    const development = await start('development')

    const browser = await launchBrowser()
    stops.push(() => browser.close())

    provide('siteUrl', site.url)
    provide('developmentUrl', development.url)
    provide('wsEndpoint', browser.wsEndpoint())
    provide('rpcUrls', local.rpcUrls)
    provide('relayUrl', local.relayUrl)
    provide('directoryUrl', local.directoryUrl)
    provide('phoneUrl', local.phoneUrl)
    provide('signInDirectoryUrl', signInDirectoryUrl)
    provide('secureUrl', local.secureUrl)
    provide('inboxUrl', local.inboxUrl)
    provide('wallets', wallets)
    provide('builtFolder', site.outDir)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
