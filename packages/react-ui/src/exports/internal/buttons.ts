// Exports what every button needs, without React. Loads with the page of `@foyer/elements`.

export { applyTheme } from '../../buttons/logic/applyTheme.js'
export { buttonStyles } from '../../buttons/logic/buttonStyles.js'
export { countButton, getButtonCount } from '../../buttons/logic/countButtons.js'
export { createOpener, type Opener } from '../../buttons/logic/createOpener.js'
export { describeConnectButton } from '../../buttons/logic/describeConnectButton.js'
export { type ButtonLabels, buttonLabels } from '../../buttons/logic/labels.js'
