import { createPhoneScript, type PhoneScript } from '@foyer/sandbox'
import { onTestFinished } from 'vitest'
import { given } from './given.ts'

/** The phone beside the browser, with its owner's hands. All tests share it: when this one ends it is as it was before. */
export function phoneOf(): PhoneScript {
  const script = createPhoneScript(given('phoneUrl'))
  onTestFinished(() => reset(script))
  return script
}

async function reset(script: PhoneScript): Promise<void> {
  const { questions, sessions } = await script.policy({
    proposals: 'ask',
    requests: 'ask',
    delayMs: 0,
    chains: null,
    accounts: null,
  })
  for (const { id } of questions) await script.ignore({ id })
  if (sessions.length > 0) await script.disconnect()
  // Also chosen when no session is left to tell, which the phone then says.
  await script.accountsChanged({ account: 0 }).catch(() => undefined)
}
