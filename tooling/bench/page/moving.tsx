import { MovingDialog } from './MovingDialog.js'
import { mount } from './mount.js'

mount(<MovingDialog />)
