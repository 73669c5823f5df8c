import type { Texts } from '../texts'
import { approvals } from './approvals'
import { calls } from './calls'
import { errors } from './errors'
import { limits } from './limits'
import { login } from './login'
import { messages } from './messages'
import { permissions } from './permissions'
import { recovery } from './recovery'
import { review } from './review'
import { window } from './window'

/** Polish texts of the frame and the windows. */
export const texts: Texts = {
  language: 'pl',
  approvals,
  calls,
  errors,
  limits,
  login,
  messages,
  permissions,
  recovery,
  review,
  window,
}
