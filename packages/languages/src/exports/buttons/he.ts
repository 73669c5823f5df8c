export { buttons } from '../../he/buttons.js'
