import { MovingDialog } from './MovingDialog.js'
import { mountModal } from './mountModal.js'

mountModal(<MovingDialog />)
