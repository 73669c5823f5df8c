import type { BehaviorQueue } from './createBehaviorQueue'
import {
  createAlreadyOpenError,
  createDisconnectedError,
  createInternalError,
  createUserRejectedError,
  ProviderRpcError,
} from './errors'
import type { Approval, Panel, Prompt } from './prompts'
import type { PromptKind, WalletAnswer, WalletBehavior } from './scriptTypes'

interface Open {
  readonly question: Prompt
  approve(accounts?: readonly number[]): void
  fail(error: ProviderRpcError): void
}

// Creates the wallet's prompts, of which one of each kind can be open at a time.
export function createWalletPrompts(behaviours: BehaviorQueue, panel: Panel | undefined) {
  const open = new Map<PromptKind, Open>()
  let gone = false

  const prompt = (
    question: Prompt,
    method: string,
    behaviour: WalletBehavior & { readonly delay: number },
  ): Promise<Approval> => {
    const { kind } = question
    if (gone) throw createDisconnectedError()
    if (open.has(kind)) throw createAlreadyOpenError(method)
    return new Promise((resolve, reject) => {
      let undo = () => {}
      const settle = (callback: () => void) => {
        open.delete(kind)
        undo()
        callback()
      }
      const own: Open = {
        question,
        approve: (accounts) => settle(() => resolve({ accounts, times: behaviours.takeTimes() })),
        fail: (error) => settle(() => reject(error)),
      }
      open.set(kind, own)

      const { answer, delay, accounts, error } = behaviour
      if (answer === 'never') return
      if (answer === 'panel') {
        if (panel === undefined) own.fail(createInternalError('This wallet has no panel.'))
        else undo = panel.show(question, { approve: own.approve, reject: () => own.fail(createUserRejectedError()) })
        return
      }
      const refusal =
        error === undefined ? createUserRejectedError() : new ProviderRpcError(error.code, error.message, error.data)
      const answerNow = () => (answer === 'approve' ? own.approve(accounts) : own.fail(refusal))
      if (delay === 0) return answerNow()
      const timer = setTimeout(answerNow, delay)
      undo = () => clearTimeout(timer)
    })
  }

  return {
    /** Prompts the user. Throws 4001 or the script's error, or -32002 while a prompt of this kind is open. */
    prompt: async (question: Prompt, method: string): Promise<Approval> => prompt(question, method, behaviours.take()),
    /** Prompts with a fixed answer, whatever the script's mode. */
    promptWith: async (question: Prompt, method: string, answer: 'approve' | 'reject'): Promise<Approval> =>
      prompt(question, method, { answer, delay: 0 }),
    /** Waits for `script.unlock()`, as scripts type no password. */
    async promptToUnlock(method: string): Promise<void> {
      const answer = behaviours.peek()
      const held: WalletAnswer = answer === 'panel' ? 'panel' : 'never'
      await prompt({ kind: 'unlock' }, method, answer === 'reject' ? behaviours.take() : { answer: held, delay: 0 })
    },
    unlocked: () => open.get('unlock')?.approve(),
    open: () => [...open.keys()],
    list: () => [...open.values()].map(({ question }) => question),
    release(answer: 'approve' | 'reject', accounts?: readonly number[]): number {
      const all = [...open.values()]
      for (const each of all) {
        if (answer === 'approve') each.approve(accounts)
        else each.fail(createUserRejectedError())
      }
      return all.length
    },
    destroy(): void {
      gone = true
      for (const each of [...open.values()]) each.fail(createDisconnectedError())
      panel?.destroy()
    },
  }
}
