import { EmptyDialog } from './EmptyDialog.js'
import { mountModal } from './mountModal.js'

mountModal(<EmptyDialog />)
