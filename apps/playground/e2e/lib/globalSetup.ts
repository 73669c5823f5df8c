import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildSite } from './buildSite.ts'
import { traces } from './paths.ts'
import { serveSlots } from './serveSlots.ts'
import type {} from './slot.ts'
import { startSlot } from './startSlot.ts'
import { stopAll } from './stopAll.ts'

/** Builds the site, and starts for each worker what its tests have for themselves. Whatever was started is stopped. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const teardown = () => stopAll(stops)
  const build = async (mode: 'production' | 'development') => {
    const { outDir, remove } = await buildSite(mode)
    stops.push(remove)
    return outDir
  }
  try {
    await rm(traces, { recursive: true, force: true })
    // Two builds at once would only share two cores.
    const production = await build('production')
    const sites = { production, development: await build('development') }
    const { url, stop } = await serveSlots(() => startSlot(sites, stops))
    stops.push(stop)
    provide('slotsUrl', url)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
