export { buttons } from '../../vi/buttons.js'
