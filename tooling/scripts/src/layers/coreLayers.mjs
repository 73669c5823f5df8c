/**
 * The layers of core, lowest first; an import may only point to a lower line, or stay where it is. Members of one
 * line may import each other only where `mixed` says so. Every other file directly in src/ is part of the composition
 * root, which stands above all but the features.
 */
export const coreLayers = [
  { members: ['types', 'constants'], mixed: true },
  { members: ['utils', 'errors'], mixed: true },
  { members: ['adapter'] },
  { members: ['stores', 'services', 'channels'] },
  { members: ['flows'] },
  { members: ['features'] },
  { members: ['actions'] },
]

/** The public entries may name everything; nothing names them. */
export const entries = 'exports'

/** What the composition root must not name: features are loaded by their views. */
export const lazy = 'features'

/**
 * The one way up, for types only: flows and features are handed the context, and actions the modal that an integrator
 * holds, so they may name those files of the composition root.
 */
export const handed = { flows: ['context'], features: ['context'], actions: ['context', 'modal'] }
