export { type RenderButtonOptions, renderButton } from '../server/renderButton.js'
