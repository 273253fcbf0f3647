import { ApiProperty } from '@nestjs/swagger';

/** States how many elements a list of an answer has at most: the number at which the code that fills it cuts it. */
export const AtMost = (maxItems: number): PropertyDecorator => ApiProperty({ maxItems });
