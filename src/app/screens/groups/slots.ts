import '../../../ui/layout/common-parts.ts';
export { Shell as shell } from '../../shell/shell.tsx';
export { StarlineScreen as starline, GaliScreen as gali } from '../../../screens/markets/slots-screen.tsx';
