import { join } from 'node:path'
import { env } from 'node:process'
import type { BrowserContext } from 'playwright-core'
import { TestRunner } from 'vitest'
import { traces } from './paths.ts'

let count = 0

/**
 * Records a context in CI, where a test that fails leaves nothing else to look at. Only the last try of a test is recorded,
 * since recording slows each page, and its trace is kept if that try fails.
 */
export async function startTrace({ tracing }: BrowserContext): Promise<(hasFailed: boolean) => Promise<void>> {
  const test = TestRunner.getCurrentTest()
  if (!env.CI || !test || (test.result?.retryCount ?? 0) < triesAgain(test.retry)) return async () => undefined
  await tracing.start({ screenshots: true, snapshots: true })
  return (hasFailed) => {
    count += 1
    const name = `${test.fullTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}-${process.pid}-${count}.zip`
    return tracing.stop(hasFailed ? { path: join(traces, name) } : {})
  }
}

const triesAgain = (retry: number | { readonly count?: number } | undefined) =>
  typeof retry === 'object' ? (retry.count ?? 0) : (retry ?? 0)
