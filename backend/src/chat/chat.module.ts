import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { TrendsModule } from '../trends/trends.module.js';
import { ChatMessage } from './chat-message.entity.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';

@Module({
  imports: [AiModule, IdeasModule, ProfilesModule, TrendsModule, TypeOrmModule.forFeature([ChatMessage])],
  controllers: [ChatController],
  providers: [ChatService],
})
export class ChatModule {}
