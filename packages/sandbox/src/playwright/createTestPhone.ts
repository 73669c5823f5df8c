import { createPhoneScript } from '../phone/createPhoneScript'
import type { AnswerOptions, TestPhone } from './types'

const TIMEOUT_MS = 60_000

/** Controls the phone. Its answers wait for the request that they are for. */
export function createTestPhone(url: string): TestPhone {
  const script = createPhoneScript(url)
  const waitForPrompt = async (id: number | undefined, { timeoutMs = TIMEOUT_MS }: AnswerOptions = {}) => {
    const isAsked = (prompt: { readonly id: number }) => id === undefined || prompt.id === id
    const { prompts } = await script
      .until((state) => state.prompts.some(isAsked), { signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => {
        throw new Error(`The phone got no request within ${timeoutMs} ms.`, { cause: error })
      })
    const prompt = prompts.find(isAsked)
    if (prompt === undefined) throw new Error('The phone has no such request.')
    return prompt
  }
  const approve: TestPhone['approve'] = async ({ timeoutMs, ...choice } = {}) => {
    const prompt = await waitForPrompt(choice.id, timeoutMs === undefined ? {} : { timeoutMs })
    await script.approve({ ...choice, id: prompt.id })
    return prompt
  }
  return {
    ...script,
    approve,
    async reject({ timeoutMs, ...choice } = {}) {
      const prompt = await waitForPrompt(choice.id, timeoutMs === undefined ? {} : { timeoutMs })
      await script.reject({ ...choice, id: prompt.id })
      return prompt
    },
    async connect(uri) {
      await script.pair({ uri })
      await approve()
      return script.state()
    },
  }
}

/** Leaves the phone to the next test without prompts and sessions. */
export async function resetPhone({ state, ignore, disconnect, policy }: TestPhone): Promise<void> {
  const { prompts, sessions } = await state()
  for (const { id } of prompts) await ignore({ id }).catch(() => {})
  if (sessions.length > 0) await disconnect()
  await policy({ proposals: 'ask', requests: 'ask', delayMs: 0, chains: null, accounts: null })
}
