import { createPhoneScript, type PhoneScript } from '@foyer/sandbox'
import { onTestFinished } from 'vitest'
import { getTestService } from './getTestService.ts'

/** Controls the sandbox's phone wallet, which tests share; its state is restored after the test. */
export function controlPhone(): PhoneScript {
  const script = createPhoneScript(getTestService('phoneUrl'))
  onTestFinished(() => reset(script))
  return script
}

async function reset(script: PhoneScript): Promise<void> {
  const { prompts, sessions } = await script.policy({
    proposals: 'ask',
    requests: 'ask',
    delayMs: 0,
    chains: null,
    accounts: null,
  })
  for (const { id } of prompts) await script.ignore({ id })
  if (sessions.length > 0) await script.disconnect()
  // The phone rejects this when it has no session.
  await script.accountsChanged({ account: 0 }).catch(() => undefined)
}
