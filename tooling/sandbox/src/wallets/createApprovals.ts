import type { Approval, Ask, Panel } from './asks'
import type { Behaviours } from './createBehaviours'
import { alreadyOpen, disconnected, internal, ProviderRpcError, userRejected } from './errors'
import type { Answer, AskKind, Behaviour } from './scriptTypes'

interface Open {
  approve(accounts?: readonly number[]): void
  fail(error: ProviderRpcError): void
}

/** Every question of the wallet to its owner, answered by script or by a person. One of a kind is open at a time. */
export function createApprovals(behaviours: Behaviours, panel: Panel | undefined) {
  const open = new Map<AskKind, Open>()
  let gone = false

  const ask = (question: Ask, method: string, behaviour: Behaviour & { readonly delay: number }): Promise<Approval> => {
    const { kind } = question
    if (gone) throw disconnected()
    if (open.has(kind)) throw alreadyOpen(method)
    return new Promise((resolve, reject) => {
      let undo = () => {}
      const settle = (act: () => void) => {
        open.delete(kind)
        undo()
        act()
      }
      const own: Open = {
        approve: (accounts) => settle(() => resolve({ accounts, times: behaviours.takeTimes() })),
        fail: (error) => settle(() => reject(error)),
      }
      open.set(kind, own)

      const { answer, delay, accounts, error } = behaviour
      if (answer === 'never') return
      if (answer === 'panel') {
        if (panel === undefined) own.fail(internal('This wallet has no panel.'))
        else undo = panel.show(question, { approve: own.approve, reject: () => own.fail(userRejected()) })
        return
      }
      const refusal = error === undefined ? userRejected() : new ProviderRpcError(error.code, error.message, error.data)
      const say = () => (answer === 'approve' ? own.approve(accounts) : own.fail(refusal))
      if (delay === 0) return say()
      const timer = setTimeout(say, delay)
      undo = () => clearTimeout(timer)
    })
  }

  return {
    /** Throws 4001 or what the script says, -32002 when one of the kind is open. */
    ask: async (question: Ask, method: string): Promise<Approval> => ask(question, method, behaviours.take()),
    /** Adding a chain may end by its own rule, whatever the mode. */
    askWith: async (question: Ask, method: string, answer: 'approve' | 'reject'): Promise<Approval> =>
      ask(question, method, { answer, delay: 0 }),
    /** A script never types a password: unless it rejects, a scripted request waits for `script.unlock()`. */
    async askToUnlock(method: string): Promise<void> {
      const answer = behaviours.peek()
      const held: Answer = answer === 'panel' ? 'panel' : 'never'
      await ask({ kind: 'unlock' }, method, answer === 'reject' ? behaviours.take() : { answer: held, delay: 0 })
    },
    unlocked: () => open.get('unlock')?.approve(),
    open: () => [...open.keys()],
    release(answer: 'approve' | 'reject'): number {
      const all = [...open.values()]
      for (const each of all) {
        if (answer === 'approve') each.approve()
        else each.fail(userRejected())
      }
      return all.length
    },
    destroy(): void {
      gone = true
      for (const each of [...open.values()]) each.fail(disconnected())
      panel?.destroy()
    },
  }
}
