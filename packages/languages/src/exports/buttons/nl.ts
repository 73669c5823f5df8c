export { buttons } from '../../nl/buttons.js'
