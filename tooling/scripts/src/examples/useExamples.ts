import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { serveFolder } from '../consumer/serveFolder'
import { createProcesses } from '../entry/processes.mjs'
import { buildExample } from './buildExample'
import { contentPolicy } from './contentPolicy'
import { exampleEnv } from './exampleEnv'
import { type ExampleSandbox, openExample } from './openExample'

export const MINUTE = 60_000
const browserArgs = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']

export interface StartedSandbox extends ExampleSandbox {
  stop(): Promise<unknown>
}

/** Starts the browser and the sandbox before a file's tests, which build, serve and open examples by what it returns. */
export function useExamples(startSandbox: () => Promise<StartedSandbox>) {
  const tools = { ...createProcesses(), env: exampleEnv }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-examples-'))
  const builds = new Map<string, Promise<void>>()
  let browser: Browser | undefined
  let sandbox: StartedSandbox | undefined

  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
    ;[sandbox, browser] = await Promise.all([startSandbox(), chromium.launch({ executablePath, args: browserArgs })])
  }, 10 * MINUTE)

  afterAll(async () => {
    tools.stop()
    await Promise.all([browser?.close(), sandbox?.stop()])
    await rm(folder, { recursive: true, force: true })
  }, 10 * MINUTE)

  /** Copies, installs and builds an example once. Resolves with its folder. */
  async function build(name: string, env = tools.env) {
    const site = join(folder, name)
    const built = builds.get(name) ?? buildExample(name, site, { ...tools, env })
    builds.set(name, built)
    await built
    return site
  }

  const serve = (site: string) => serveFolder(site, { 'content-security-policy': contentPolicy })

  /** Opens a page that runs until the end of the test. */
  async function openUrl(url: string) {
    if (!browser || !sandbox) throw new Error('The browser starts before the tests.')
    const opened = await openExample(browser, url, sandbox)
    onTestFinished(opened.close)
    return opened
  }

  /** Builds, serves and opens an example. The test fails if the page has a problem until its end. */
  async function open(name: string, path = '') {
    const server = await serve(join(await build(name), 'dist'))
    onTestFinished(server.stop)
    const { page, problems } = await openUrl(`${server.url}${path}`)
    // Runs first, before the page closes.
    onTestFinished(() => expect(problems).toEqual([]))
    return page
  }

  return { folder, tools, build, serve, open, openUrl }
}
