// Exports what buttons of accounts and networks need besides, without React.

export { accountButtonStyles } from '../../buttons/logic/accountButtonStyles.js'
export { describeAccount } from '../../buttons/logic/describeAccount.js'
export { describeNetworkButton } from '../../buttons/logic/describeNetworkButton.js'
export { getIconHue } from '../../buttons/logic/getIconHue.js'
export {
  getNetworkPictureKey,
  loadNetworkPicture,
  type NetworkPicture,
} from '../../buttons/logic/loadNetworkPicture.js'
export { networkButtonLabels } from '../../buttons/logic/networkButtonLabels.js'
