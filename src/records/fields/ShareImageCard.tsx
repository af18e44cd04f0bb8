import { TitledCard } from '../../ui/Card';
import { imageText } from '../record/text';
import { ImageField, type ImageFieldProps } from './ImageField';

/** Card of the picture that social networks show, with its exact size beside its name. */
export function ShareImageCard(props: Pick<ImageFieldProps, 'field' | 'alt'>) {
  const { label, limit } = props.field;
  return (
    <TitledCard
      title={label}
      caption={limit.pixels && imageText.exact(limit.pixels.width, limit.pixels.height)}
    >
      <ImageField {...props} hideLabel />
    </TitledCard>
  );
}
