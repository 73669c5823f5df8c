import { join } from 'node:path'
import { env } from 'node:process'
import type { BrowserContext } from 'playwright-core'
import { TestRunner } from 'vitest'
import { TRACES_FOLDER } from './paths.ts'

let count = 0

/**
 * Traces a context in CI. Only a test's last try is traced, as tracing slows pages, and its trace is stored if that try
 * fails.
 */
export async function startTrace({ tracing }: BrowserContext): Promise<(hasFailed: boolean) => Promise<void>> {
  const test = TestRunner.getCurrentTest()
  if (!env.CI || !test || (test.result?.retryCount ?? 0) < triesAgain(test.retry)) return async () => undefined
  await tracing.start({ screenshots: true, snapshots: true })
  return (hasFailed) => {
    count += 1
    const name = `${test.fullTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}-${process.pid}-${count}.zip`
    return tracing.stop(hasFailed ? { path: join(TRACES_FOLDER, name) } : {})
  }
}

const triesAgain = (retry: number | { readonly count?: number } | undefined) =>
  typeof retry === 'object' ? (retry.count ?? 0) : (retry ?? 0)
