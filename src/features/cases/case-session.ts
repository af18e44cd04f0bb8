export { usePermission, useToast } from '../../shared/session';
