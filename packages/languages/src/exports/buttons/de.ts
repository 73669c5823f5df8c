export { buttons } from '../../de/buttons.js'
