import type { FunctionComponent } from 'react'
import type { AccountButtonProps } from './AccountButton.js'

export type AccountFace = FunctionComponent<AccountButtonProps>

/** How somebody who is connected is shown. Code, not state: once it is here, every button has it at once. */
export const accountFace: { loaded: AccountFace | undefined } = { loaded: undefined }
