import { anticipate } from './anticipate.js'
import { completeContext } from './completeContext.js'

/** What comes when something happens: a click, a stored connection, a call. What is done with connections comes after it. */
export const engine = {
  anticipate,
  completeContext,
  acts: async () => (await import('./acts.js')).acts,
}

export type Engine = typeof engine
