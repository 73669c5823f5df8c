import { AccountButtonFace } from './AccountButtonFace.js'
import { type AccountFace, accountFace } from './accountFace.js'

/** Comes by `import()`, before the face is wanted or when it is. */
export function provideAccountFace(): AccountFace {
  accountFace.loaded = AccountButtonFace
  return AccountButtonFace
}
