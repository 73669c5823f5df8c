export { buttons } from '../../it/buttons.js'
