import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildApp } from './buildApp.ts'
import { TRACES_FOLDER } from './paths.ts'
import { serveTestServices } from './serveTestServices.ts'
import type {} from './slot.ts'
import { startWorkerServices } from './startWorkerServices.ts'
import { stopAll } from './stopAll.ts'

/** Builds the site, and starts each worker's chains and services. Everything is stopped at the end. */
export default async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const stops: (() => Promise<unknown>)[] = []
  const teardown = () => stopAll(stops)
  const build = async (mode: 'production' | 'development') => {
    const { outDir, remove } = await buildApp(mode)
    stops.push(remove)
    return outDir
  }
  try {
    await rm(TRACES_FOLDER, { recursive: true, force: true })
    // One after another: parallel builds would compete for the cores.
    const production = await build('production')
    const sites = { production, development: await build('development') }
    const { url, stop } = await serveTestServices(() =>
      startWorkerServices(sites, stops, config.env?.FOYER_SECURE_DATABASE),
    )
    stops.push(stop)
    provide('slotsUrl', url)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
