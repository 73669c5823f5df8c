import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Frame } from '@playwright/test'
import type { SandboxWallet } from '../server/types'
import type { Prompt } from '../wallet/prompts'
import type { AnswerOptions, AsyncWalletScript, TestWallet } from './types'

const TIMEOUT_MS = 60_000
const POLL_MS = 25

interface Call {
  readonly id: string
  readonly name: string
  readonly args: readonly unknown[]
}

/** Controls a wallet in the pages of a context. */
export function createTestWallet<Script>(context: BrowserContext, wallet: SandboxWallet): TestWallet<Script> {
  const { id, name, addresses } = wallet
  const frames = () => context.pages().flatMap((page) => page.frames())
  // A frame that is loading another page has no wallet.
  const promptsIn = (frame: Frame) => frame.evaluate(readPrompts, id).catch(() => undefined)

  const findRequest = async ({ timeoutMs = TIMEOUT_MS }: AnswerOptions) => {
    const end = Date.now() + timeoutMs
    let isInstalled = false
    while (Date.now() < end) {
      for (const frame of frames()) {
        const prompts = await promptsIn(frame)
        if (prompts !== undefined) isInstalled = true
        const [request] = prompts ?? []
        if (request) return { frame, request }
      }
      await wait(POLL_MS)
    }
    throw new Error(isInstalled ? `${name} got no request within ${timeoutMs} ms.` : explainAbsence(name))
  }
  const answer = async (outcome: 'approve' | 'reject', options: Parameters<TestWallet['approve']>[0] = {}) => {
    const { frame, request } = await findRequest(options)
    await frame.evaluate(callScript, { id, name: 'release', args: [outcome, options.accounts] })
    return request
  }
  const call = async (method: string, args: readonly unknown[]) => {
    for (const frame of frames()) {
      if ((await promptsIn(frame)) !== undefined) return frame.evaluate(callScript, { id, name: method, args })
    }
    throw new Error(explainAbsence(name))
  }
  return {
    name,
    id,
    addresses,
    request: async (options = {}) => (await findRequest(options)).request,
    approve: (options) => answer('approve', options),
    reject: (options) => answer('reject', options),
    script: createAsyncScript<Script>(call),
  }
}

const explainAbsence = (name: string) =>
  `No open page has ${name}. A page gets it if it is loaded after the fixture, from this machine or one of \`hosts\`.`

function createAsyncScript<Script>(call: (method: string, args: readonly unknown[]) => Promise<unknown>) {
  return new Proxy({} as AsyncWalletScript<Script>, {
    get(_, method) {
      // Without `then`, so that the script itself can be awaited.
      if (typeof method !== 'string' || method === 'then') return undefined
      return (...args: unknown[]) => call(method, args)
    },
  })
}

/** Runs in the page. Undefined without the wallet. */
function readPrompts(id: string): readonly Prompt[] | undefined {
  return globalThis.__sandboxWallets?.[id]?.script.prompts()
}

/** Runs in the page. */
function callScript({ id, name, args }: Call): unknown {
  const script: unknown = globalThis.__sandboxWallets?.[id]?.script
  const method: unknown = Reflect.get(Object(script), name)
  if (typeof method !== 'function') throw new Error(`The wallet has no ${name}.`)
  return method(...args)
}
