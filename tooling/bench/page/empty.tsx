import { EmptyDialog } from './EmptyDialog.js'
import { mount } from './mount.js'

mount(<EmptyDialog />)
