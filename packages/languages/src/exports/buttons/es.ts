export { buttons } from '../../es/buttons.js'
