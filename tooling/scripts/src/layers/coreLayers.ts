/** Folders and files that stand on one line. */
export interface Layer {
  readonly members: readonly string[]
  /** They may import each other. */
  readonly mixed?: boolean
}

/**
 * The layers of core, lowest first; an import may only point to a lower line, or stay where it is. Members of one
 * line may import each other only where `mixed` says so. Every other file directly in src/ is part of the composition
 * root. `feature` is the contract, `features` are Foyer's own; `flows` are headless, `modal` is what navigates.
 */
export const coreLayers: readonly Layer[] = [
  { members: ['types', 'constants'], mixed: true },
  { members: ['utils', 'errors'], mixed: true },
  { members: ['payment'] },
  { members: ['adapter'] },
  { members: ['stores', 'services'] },
  { members: ['feature'] },
  { members: ['flows'] },
  { members: ['modal'] },
  { members: ['features'] },
  { members: ['actions'] },
]

/** The public entries may name everything; nothing names them. */
export const entries = 'exports'

/** Where each folder is a feature of its own, and none imports another. */
export const lazy = 'features'

/** The one file that names Foyer's own features, and the files of the composition root that come late and may name it. */
export const register = { file: 'features/ours', namedBy: ['complete'] }

/**
 * The way up, for types only: flows, what navigates and features are handed the context, and actions the modal that an
 * integrator holds.
 */
export const handed: Readonly<Record<string, readonly string[]>> = {
  flows: ['context', 'options'],
  modal: ['context'],
  features: ['context', 'options'],
  actions: ['context', 'modal'],
}

/** The way up for code: actions and whatever is loaded late make the context complete. */
export const completed: Readonly<Record<string, readonly string[]>> = { actions: ['complete', 'engine', 'loadEngine'] }

/** Stores that a layer must not touch: flows announce, and what navigates listens. */
export const untouched: Readonly<Record<string, readonly string[]>> = { flows: ['router'] }
