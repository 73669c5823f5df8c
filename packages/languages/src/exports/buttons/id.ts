export { buttons } from '../../id/buttons.js'
